import type { UserSettings } from '@ordklar/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import {
  IconChartBar,
  IconCloudUpload,
  IconMail,
  IconPalette,
  IconPencil,
  IconShieldLock,
  IconTextSize,
  IconTrees,
  IconUser,
} from '../../../ui/icons.ts';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { DigestSection, digestText } from '../../notifications/index.ts';
import { AccountSection, accountText } from '../../own-account/index.ts';
import { Look } from '../parts/look.tsx';
import { PublicName } from '../parts/public-name.tsx';
import { ReadingSection } from '../parts/reading-section.tsx';
import { type Section, SectionLinks } from '../parts/section-links.tsx';
import { SettingSwitch } from '../parts/setting-switch.tsx';
import { UploadServices, useServicesSetUp } from '../parts/upload-services.tsx';
import { useChangeSetting, useSettings } from '../use-settings.ts';
import { settingsText as text } from '../user-settings.text.ts';
import s from '../user-settings.module.css';

/** Which sections there are, and for whom. */
const SECTIONS: readonly (Section & { for: 'all' | 'pupils' | 'classes' | 'teachers' | 'services' })[] = [
  { id: 'dig', title: text.you.title, Icon: IconUser, for: 'all' },
  { id: 'udseende', title: text.look.title, Icon: IconPalette, for: 'all' },
  { id: 'laesning', title: text.reading.title, Icon: IconTextSize, for: 'pupils' },
  { id: 'traeet', title: text.tree.title, Icon: IconTrees, for: 'classes' },
  { id: 'resultater', title: text.results.title, Icon: IconChartBar, for: 'teachers' },
  { id: 'opgaver', title: text.exercises.title, Icon: IconPencil, for: 'teachers' },
  { id: 'uploadtjenester', title: text.uploads.title, Icon: IconCloudUpload, for: 'services' },
  { id: 'mails', title: digestText.title, Icon: IconMail, for: 'all' },
  { id: 'konto', title: accountText.title, Icon: IconShieldLock, for: 'all' },
];

/** What a teacher switches on or off for the own work. */
function TeacherSections({
  settings,
  choose,
}: {
  settings: UserSettings;
  choose: ReturnType<typeof useChangeSetting>['choose'];
}) {
  const switchOf = (
    name: 'showOnlyLastTry' | 'showAllStudentsResults' | 'showUnpublished' | 'disabledExerciseMemcache',
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
        {switchOf('showUnpublished', text.exercises.showUnpublished)}
        {switchOf('disabledExerciseMemcache', text.exercises.disabledExerciseMemcache)}
      </section>
    </>
  );
}

/** Whether the tree is shown: a teacher's word holds for the pupils too. */
function TreeSection({
  settings,
  choose,
  isTeacher,
}: {
  settings: UserSettings;
  choose: ReturnType<typeof useChangeSetting>['choose'];
  isTeacher: boolean;
}) {
  return (
    <section aria-labelledby="traeet">
      <h2 id="traeet">{text.tree.title}</h2>
      <SettingSwitch
        {...text.tree[isTeacher ? 'teacher' : 'pupil']}
        isOn={settings.showAchievements}
        onChange={(isOn) => void choose('showAchievements', isOn)}
      />
    </section>
  );
}

/** A link to a section leads there although the section comes later than the page. */
function useLinkedSection(isHere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isHere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isHere, hash]);
}

/** 'Min bruger': the name, the look, and a teacher's switches (SET-01). Every choice is saved at once. */
export default function SettingsPage() {
  useTitle(text.title);
  const { isTeacher, roles } = useCurrentUser();
  const isPupil = roles.includes('student');
  const isInClasses = isTeacher || isPupil;
  const settings = useSettings();
  const { change, choose, state } = useChangeSetting();
  const services = useServicesSetUp();
  useLinkedSection(settings.data !== undefined);
  const isFor = {
    all: true,
    pupils: isPupil,
    classes: isInClasses,
    teachers: isTeacher,
    services: services.length > 0,
  };
  const sections = SECTIONS.filter((one) => isFor[one.for]);
  return (
    <PageColumn className={s.settings}>
      <div className={s.head}>
        <h1>{text.title}</h1>
        <p role="status">{state && text.state[state]}</p>
      </div>
      <SectionLinks label={text.sections} sections={sections} />
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
            {isPupil && <ReadingSection settings={settings.data} choose={choose} />}
            {isInClasses && <TreeSection settings={settings.data} choose={choose} isTeacher={isTeacher} />}
            {isTeacher && <TeacherSections settings={settings.data} choose={choose} />}
            {services.length > 0 && <UploadServices services={services} settings={settings.data} choose={choose} />}
          </>
        )}
        <section aria-labelledby="mails">
          <h2 id="mails">{digestText.title}</h2>
          <DigestSection />
        </section>
        <section aria-labelledby="konto">
          <h2 id="konto">{accountText.title}</h2>
          <AccountSection isTeacher={isTeacher} />
        </section>
      </div>
    </PageColumn>
  );
}
