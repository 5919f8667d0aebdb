import { longDate } from '../../../lib/dates/danish-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { cardsText as text } from '../login-cards.text.ts';
import s from '../login-cards.module.css';

/** What stands on one card. Without `password` it has none; null is for those who come by UNI-Login. */
export interface CardFacts {
  id: number;
  name: string;
  username: string;
  className?: string;
  password?: string | null;
  /** Until when the code lets in unused, and whether it is for the first login only. */
  until?: number | null;
  isForFirstLogin?: boolean;
}

/** A card to cut out: name, class, user name, the new password where one was made, and where to log in. */
export function LoginCard({ card, isAlone = false }: { card: CardFacts; isAlone?: boolean }) {
  const facts = [
    ...(card.className ? [[text.class, card.className]] : []),
    [text.username, card.username],
    ...(card.password ? [[text.password, card.password]] : []),
    [text.address, card.password === null ? text.uniLogin : `${window.location.host}/login`],
  ] as const;
  return (
    <div className={classNames(s.card, isAlone && s.alone)} data-part="login-card">
      <p className={s.brand}>{text.brand}</p>
      <h2>{card.name}</h2>
      <dl className={s.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-part={term === text.password ? 'secret' : undefined}>{fact}</dd>
          </div>
        ))}
      </dl>
      {card.password && card.until ? (
        <p className={s.until}>{text.until(longDate(card.until), card.isForFirstLogin ?? false)}</p>
      ) : null}
    </div>
  );
}
