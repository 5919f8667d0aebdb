import { ltiText as text } from '../lti.text.ts';
import s from '../lti.module.css';

type Tool = Record<'loginUrl' | 'launchUrl' | 'jwksUrl', string>;

/** What is to be written into the learning platform, to be copied from. */
export function ToolAddresses({ tool }: { tool: Tool }) {
  const { origin } = new URL(tool.launchUrl);
  return (
    <section aria-labelledby="vaerktoej">
      <h2 id="vaerktoej">{text.tool}</h2>
      <p>{text.toolLead}</p>
      <dl className={s.addresses}>
        {(['loginUrl', 'launchUrl', 'jwksUrl'] as const).map((name) => (
          <div key={name}>
            <dt>{text.toolRows[name]}</dt>
            <dd>{tool[name]}</dd>
          </div>
        ))}
        <div>
          <dt>{text.targets}</dt>
          <dd>{text.targetExercise(origin)}</dd>
          <dd>{text.targetCourse(origin)}</dd>
        </div>
      </dl>
      <p>{text.targetsLead}</p>
      <p>{text.window}</p>
    </section>
  );
}
