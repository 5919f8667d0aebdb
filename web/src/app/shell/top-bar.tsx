import type { CurrentUser } from '@ordklar/contract';
import { Link, useLocation } from 'react-router';
import { Logo, logoClass } from '../../ui/logo.tsx';
import { OwnThemeDrawing } from '../../ui/theme-drawing.tsx';
import { OVERVIEW, startOf } from '../only-for.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PhonePicker } from './phone-picker.tsx';
import { Picker } from './picker.tsx';
import { topBarTools } from './tools.ts';
import { useChoices } from './use-choices.ts';
import s from './frame.module.css';

/** Logo and pickers on the left; what waits for the person, and the person, on the right. */
export function TopBar({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const isOverview = pathname === OVERVIEW;
  const all = useChoices(user);
  // the overview is of all classes and courses: nothing there is to be chosen
  const choices = isOverview ? [] : all;
  const start = startOf(user);
  return (
    <div className={s.frameBar}>
      <Link
        className={logoClass(s.logo)}
        data-part="logo"
        to={start}
        aria-label={start === OVERVIEW ? 'Ordklar, mit overblik' : 'Ordklar, forside'}
        aria-current={isOverview ? 'page' : undefined}
      >
        <Logo />
      </Link>
      {choices.map((choice) => (
        <Picker key={choice.label} choice={choice} />
      ))}
      {choices.length > 0 && <PhonePicker choices={choices} />}
      <OwnThemeDrawing className={s.event} />
      <div className={s.frameEnd}>
        {topBarTools.map((Tool, index) => (
          <Tool key={index} />
        ))}
        <PersonMenu user={user} />
      </div>
    </div>
  );
}
