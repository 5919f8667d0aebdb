import type { ThemeColor, ThemeEvent, ThemePattern, UserSettings } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { ThemeDrawing } from '../../../ui/theme-drawing.tsx';
import type { useChangeSetting } from '../use-settings.ts';
import { themesQuery } from '../user-settings.queries.ts';
import { settingsText } from '../user-settings.text.ts';
import { Swatches } from './swatches.tsx';
import { ThemePreview } from './theme-preview.tsx';
import s from '../user-settings.module.css';

const text = settingsText.look;
const SCHEMES = (['light', 'dark', 'auto'] as const).map((value) => ({ value, label: text.schemes[value] }));

/** A drop of paint, cut out of paper as the tiles of the courses are. */
const drop = (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path
      d="M9.400 3.600L24.200 2.100 39.800 3l3.900 1.600 1.400 5.200.1 13.800-.7 15.400-1.700 3.800-3.400 1.500-14.100 1.500-15.400-.7-5.500-2.300-.8-3.800-.9-15.200.7-14.800 1.500-3.900z"
      fill="var(--accent)"
    />
  </svg>
);

interface LookProps {
  settings: UserSettings;
  choose: ReturnType<typeof useChangeSetting>['choose'];
}

const Light = ({ settings, choose }: LookProps) => (
  <div className={s.light}>
    <p aria-hidden="true">{text.light}</p>
    <Chips
      label={text.light}
      options={SCHEMES}
      value={settings.colorScheme}
      onChange={(scheme) => void choose('colorScheme', scheme)}
    />
  </div>
);

/** Colour, pattern, event and light; each is seen on the page itself at once. */
export function Look({ settings, choose }: LookProps) {
  const themes = useQuery(themesQuery);
  return (
    <div className={s.look}>
      <div className={s.choices}>
        {themes.isPending && <LoadingRows rows={3} label={settingsText.loading} />}
        {themes.isError && <ErrorState message={settingsText.failed} onRetry={() => void themes.refetch()} />}
        {themes.data && (
          <>
            <Swatches<ThemeColor>
              label={text.color}
              options={themes.data.colors}
              value={settings.themeColor}
              round
              picture={(id) => (
                <i className={s.picture} data-theme-color={id}>
                  {drop}
                </i>
              )}
              onChange={(id) => void choose('themeColor', id)}
            />
            <Swatches<ThemePattern>
              label={text.pattern}
              options={themes.data.patterns}
              value={settings.themePattern}
              picture={(id) => <i className={s.desk} data-theme-pattern={id} />}
              onChange={(id) => void choose('themePattern', id)}
            />
            <Swatches<ThemeEvent>
              label={text.event}
              options={themes.data.events}
              value={settings.themeEvent}
              picture={(id) => (
                <i className={s.sheet}>
                  <ThemeDrawing event={id} />
                </i>
              )}
              onChange={(id) => void choose('themeEvent', id)}
            />
          </>
        )}
        <Light settings={settings} choose={choose} />
      </div>
      <ThemePreview />
    </div>
  );
}
