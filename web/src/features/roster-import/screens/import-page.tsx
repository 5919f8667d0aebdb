import { useRef } from 'react';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconUpload } from '../../../ui/icons.ts';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { ImportList } from '../parts/import-list.tsx';
import { PlanView } from '../parts/plan-view.tsx';
import { rosterImportText as text } from '../roster-import.text.ts';
import { useRosterImport } from '../use-roster-import.ts';
import s from '../roster-import.module.css';

/** With a byte order mark, so that Excel reads the Danish letters. */
const EXAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text.exampleLines.join('\r\n')}\r\n`)}`;

/** /skole/import: classes, pupils and teachers from a file (PD-08). */
export default function ImportPage() {
  useTitle(text.title);
  const input = useRef<HTMLInputElement>(null);
  const importing = useRosterImport();
  const { chosen, busy, failure, choose } = importing;
  return (
    <LeadPage title={text.title} lead={text.lead} back={<BackLink to="/skole">{text.back}</BackLink>}>
      <FileDrop
        input={input}
        className={s.drop ?? ''}
        label={text.chooseLabel}
        accept=".csv,.zip,text/csv,application/zip"
        disabled={busy !== undefined}
        onFiles={([file]) => void choose(file)}
      >
        <Button
          look={chosen ? 'line' : 'primary'}
          busy={busy === 'reading'}
          icon={<IconUpload aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {chosen ? text.another : text.choose}
        </Button>
        <p className={s.small}>{text.help}</p>
        {!chosen && failure && <FieldError>{failure}</FieldError>}
      </FileDrop>
      <details className={s.changes}>
        <summary>{text.columns}</summary>
        <p>{text.columnsText}</p>
        <pre className={s.example}>{text.exampleLines.join('\n')}</pre>
        <p>
          <a href={EXAMPLE} download={text.exampleName}>
            {text.example}
          </a>
        </p>
      </details>
      {chosen && (
        <PlanView key={chosen.plan.fingerprint} importing={importing} fileName={chosen.file.name} plan={chosen.plan} />
      )}
      <ImportList />
    </LeadPage>
  );
}
