import type { Reading, UserSettings } from '@ordklar/contract';
import type { useChangeSetting } from '../use-settings.ts';
import { settingsText } from '../user-settings.text.ts';
import { SettingSwitch } from './setting-switch.tsx';
import s from '../user-settings.module.css';

const text = settingsText.reading;
/** How much a switch gives: steps of the panel »Læsbarhed«, where they can be chosen one by one. */
const LARGER = 2;
const MORE_AIR = 2;

/** The three choices of reading that most need, as switches. */
export function ReadingSection({
  settings: { reading },
  choose,
}: {
  settings: UserSettings;
  choose: ReturnType<typeof useChangeSetting>['choose'];
}) {
  const set = (change: Partial<Reading>) => void choose('reading', { ...reading, ...change });
  return (
    <section aria-labelledby="laesning">
      <h2 id="laesning">{text.title}</h2>
      <p className={s.intro}>{text.intro}</p>
      <SettingSwitch {...text.size} isOn={reading.size > 0} onChange={(isOn) => set({ size: isOn ? LARGER : 0 })} />
      <SettingSwitch
        {...text.air}
        isOn={reading.spacing > 0 || reading.lines > 0}
        onChange={(isOn) => set(isOn ? { spacing: MORE_AIR, lines: MORE_AIR } : { spacing: 0, lines: 0 })}
      />
      <SettingSwitch {...text.ruler} isOn={reading.ruler} onChange={(ruler) => set({ ruler })} />
    </section>
  );
}
