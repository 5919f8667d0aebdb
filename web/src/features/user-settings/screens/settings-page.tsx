import type { UserSettings } from '@ordklar/contract';
import { useTitle } from '../../../lib/title/use-title.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { AccountSection, accountText } from '../../own-account/index.ts';
import { Look } from '../parts/look.tsx';
import { PublicName } from '../parts/public-name.tsx';
import { SettingSwitch } from '../parts/setting-switch.tsx';
import { useChangeSetting, useSettings } from '../use-settings.ts';
import { settingsText as text } from '../user-settings.text.ts';
import s from '../user-settings.module.css';

const SECTIONS = [
  { id: 'dig', title: text.you.title, teachersOnly: false },
  { id: 'udseende', title: text.look.title, teachersOnly: false },
  { id: 'resultater', title: text.results.title, teachersOnly: true },
  { id: 'opgaver', title: text.exercises.title, teachersOnly: true },
  { id: 'konto', title: accountText.title, teachersOnly: false },
] as const;

/** What a teacher switches on or off for the own work. */
function TeacherSections({
  settings,
  choose,
}: {
  settings: UserSettings;
  choose: ReturnType<typeof useChangeSetting>['choose'];
}) {
  const switchOf = (
    name: 'showOnlyLastTry' | 'showAllStudentsResults' | 'disabledExerciseMemcache',
    words: { label: string; hint: string },
  ) => <SettingSwitch {...words} isOn={settings[name]} onChange={(isOn) => void choose(name, isOn)} />;
  return (
    <>
      <section aria-labelledby="resultater">
        <h2 id="resultater">{text.results.title}</h2>
        {switchOf('showOnlyLastTry', text.results.showOnlyLastTry)}
        {switchOf('showAllStudentsResults', text.results.showAllStudentsResults)}
      </section>
      <section aria-labelledby="opgaver">
        <h2 id="opgaver">{text.exercises.title}</h2>
        {switchOf('disabledExerciseMemcache', text.exercises.disabledExerciseMemcache)}
      </section>
    </>
  );
}

/** 'Min bruger': the name, the look, and a teacher's switches (SET-01). Every choice is saved at once. */
export default function SettingsPage() {
  useTitle(text.title);
  const { isTeacher } = useCurrentUser();
  const settings = useSettings();
  const { change, choose, state } = useChangeSetting();
  const sections = SECTIONS.filter(({ teachersOnly }) => isTeacher || !teachersOnly);
  return (
    <main className={s.settings} id="indhold" tabIndex={-1}>
      <div className={s.head}>
        <h1>{text.title}</h1>
        <p role="status">{state && text.state[state]}</p>
      </div>
      <nav className={s.nav} aria-label={text.sections}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={s.sections}>
        {settings.isPending && <LoadingRows rows={8} label={text.loading} />}
        {settings.isError && <ErrorState message={text.failed} onRetry={() => void settings.refetch()} />}
        {settings.data && (
          <>
            <section aria-labelledby="dig">
              <h2 id="dig">{text.you.title}</h2>
              <PublicName
                key={settings.data.publicName}
                name={settings.data.publicName}
                isTeacher={isTeacher}
                onSave={(name) => change('publicName', name)}
              />
            </section>
            <section aria-labelledby="udseende">
              <h2 id="udseende">{text.look.title}</h2>
              <Look settings={settings.data} choose={choose} />
            </section>
            {isTeacher && <TeacherSections settings={settings.data} choose={choose} />}
          </>
        )}
        <section aria-labelledby="konto">
          <h2 id="konto">{accountText.title}</h2>
          <AccountSection isTeacher={isTeacher} />
        </section>
      </div>
    </main>
  );
}
