import type { OwnDevelopment } from '@ordklar/contract';
import { Leaf } from '../../../ui/drawings.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { developmentText } from './development.text.ts';
import { tenthsOf } from './model.ts';
import s from './better.module.css';

const text = developmentText.better;

const nameOfMonth = new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' });
/** 'August' of '2026-08'. */
const monthName = (month: string): string =>
  nameOfMonth.format(new Date(`${month}-01T00:00:00Z`)).replace(/^./, (letter) => letter.toUpperCase());

/** Ten leaves: light ones were there before, dark ones are new, and those to come are only drawn. */
function Twig({ title, from, to }: { title: string; from: number; to: number }) {
  return (
    <svg className={s.twig} viewBox="0 0 326 118" role="img" aria-label={text.drawing(title, to, to - from)}>
      <path d="M4 64C90 40 220 40 316 68" fill="none" stroke="var(--cut-trunk)" strokeWidth="5" strokeLinecap="round" />
      {Array.from({ length: 10 }, (_, n) => {
        const x = 26 + n * 30;
        const y = 46 + ((x - 156) / 156) ** 2 * 18;
        const turn = n % 2 === 0 ? 32 : 148;
        return n < to ? (
          <Leaf
            key={n}
            x={x}
            y={y}
            turn={turn}
            size={n < from ? 42 : 46}
            color={n < from ? 'var(--cut-leaf-2)' : 'var(--cut-spruce)'}
          />
        ) : (
          <path
            key={n}
            d="M0 0C-13 -7 -11 -22 0 -31C12 -21 14 -6 0 0Z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
            fill="none"
            stroke="var(--cut-ghost)"
            strokeWidth="1.5"
            strokeDasharray="3 3"
          />
        );
      })}
    </svg>
  );
}

/** 'Det er du blevet bedre til': categories whose answers have come on since the first month of the school year. */
export function Better({ better }: { better: OwnDevelopment['better'] }) {
  return (
    <section aria-labelledby="better-h">
      <RuledHead id="better-h" title={text.title} large>
        {better.length > 0 && <small>{text.leaves}</small>}
      </RuledHead>
      {better.length === 0 ? (
        <p className={s.none}>{text.none}</p>
      ) : (
        <ul className={s.list}>
          {better.map(({ categoryId, title, first, last }) => {
            const [from, to] = [tenthsOf(first), tenthsOf(last)];
            return (
              <li key={categoryId}>
                <h3>{title}</h3>
                <Twig title={title} from={from} to={to} />
                <p className={s.from}>
                  <span>
                    {monthName(first.month)} <b>{from}</b>
                    {text.of}
                  </span>
                  <IconArrowRight aria-hidden="true" />
                  <span>
                    {text.now} <b>{to}</b>
                    {text.of}
                  </span>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
