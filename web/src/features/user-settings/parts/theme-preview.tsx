import { OwnThemeDrawing } from '../../../ui/theme-drawing.tsx';
import { settingsText } from '../user-settings.text.ts';
import s from './theme-preview.module.css';

/** A small page that wears what is chosen: the edge at the top with its pattern, the accent, and the event. */
export function ThemePreview() {
  return (
    <figure className={s.preview}>
      <div className={s.page} data-part="theme-preview" aria-hidden="true">
        <div className={s.top}>
          <b>Ordklar</b>
          <i />
        </div>
        <div className={s.tabs}>
          <span className={s.on} />
          <span />
          <span />
        </div>
        <div className={s.body}>
          <u />
          <u />
          <u />
          <em />
        </div>
        <OwnThemeDrawing className={s.event} />
      </div>
      <figcaption>{settingsText.look.preview}</figcaption>
    </figure>
  );
}
