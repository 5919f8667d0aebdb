import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ButtonLink, buttonClass, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconArrowRight, IconLogin2, IconMenu2, IconX } from '../../../ui/icons.ts';
import { Logo, logoClass } from '../../../ui/logo.tsx';
import { ContactButton, contactText } from '../../contact/index.ts';
import { footLinks, headLinks, helpTitle, publicText as text } from '../public-site.text.ts';
import s from './public-frame.module.css';
import publicSite from '../public-site.module.css';

/** The menu of a phone: open or not; Escape closes it. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[role=dialog]')) return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  return { open, setOpen, toggle };
}

function Head({
  startPath,
  atLogin,
  current,
}: {
  startPath: string | null;
  atLogin: boolean;
  current: string | undefined;
}) {
  const menu = useId();
  const { open, setOpen, toggle } = useMenu();
  const loggedIn = startPath !== null;
  return (
    <header className={classNames(publicSite.wrap, s.head)}>
      <a className={logoClass(s.logo)} href="/" aria-label={text.home}>
        <Logo />
      </a>
      <nav id={menu} className={classNames(open && s.isOpen)} aria-label={text.mainMenu}>
        {headLinks.map(([href, label]) => (
          <a key={href} href={href} aria-current={href === current ? 'page' : undefined} onClick={() => setOpen(false)}>
            {label}
          </a>
        ))}
        <ContactButton loggedIn={loggedIn} className={s.navContact} />
      </nav>
      <div className={s.end}>
        <ContactButton loggedIn={loggedIn} className={classNames(buttonClass('quiet'), s.headContact)} />
        {startPath ? (
          <ButtonLink look="primary" href={startPath} icon={<IconArrowRight aria-hidden="true" />}>
            {text.goOn(startPath)}
          </ButtonLink>
        ) : (
          !atLogin && (
            <ButtonLink look="primary" href="/login" icon={<IconLogin2 aria-hidden="true" />}>
              {text.logIn}
            </ButtonLink>
          )
        )}
        <IconButton
          ref={toggle}
          className={s.menu}
          label={open ? text.closeMenu : text.openMenu}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconX aria-hidden="true" /> : <IconMenu2 aria-hidden="true" />}
        </IconButton>
      </div>
    </header>
  );
}

const Foot = ({ loggedIn }: { loggedIn: boolean }) => (
  <footer>
    <div className={classNames(publicSite.wrap, s.foot)}>
      <div>
        <a className={logoClass(s.logo)} href="/" aria-label={text.home}>
          <Logo />
        </a>
        <p>{text.footLead}</p>
      </div>
      {footLinks.map(([title, links]) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {title === helpTitle && (
              <li>
                <ContactButton loggedIn={loggedIn} className={s.footContact} label={contactText.openLong} />
              </li>
            )}
          </ul>
        </nav>
      ))}
    </div>
  </footer>
);

/** Head and foot of the public pages. `startPath` is where a logged-in person starts; `atLogin` leaves the login out, `current` is the address of the menu that one is at. */
export function PublicFrame({
  children,
  startPath = null,
  atLogin = false,
  current,
}: {
  children: ReactNode;
  startPath?: string | null;
  atLogin?: boolean;
  current?: string;
}) {
  return (
    <div className={s.public}>
      <a className="skip" href="#indhold">
        {text.skip}
      </a>
      <Head startPath={startPath} atLogin={atLogin} current={current} />
      {children}
      <Foot loggedIn={startPath !== null} />
    </div>
  );
}
