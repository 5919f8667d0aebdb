import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { contactText, loadContactForm, useOnDemand } from '../../contact/index.ts';
import { PageMeta } from '../parts/page-meta.tsx';
import { PublicFrame } from '../parts/public-frame.tsx';
import { pricesText as text } from '../public-site.text.ts';
import publicSite from '../public-site.module.css';
import s from './prices-page.module.css';

/** Prices on request: what one pays for, and the form that asks. */
export default function PricesPage({ startPath }: { startPath: string | null }) {
  // it reads what was written before out of the browser, so it comes when the page is alive
  const { Piece: ContactForm, hasFailed, fetchPiece } = useOnDemand(loadContactForm);
  const fetchForm = useEffectEvent(fetchPiece);
  useEffect(() => void fetchForm(), []);
  return (
    <PublicFrame startPath={startPath} current="/priser">
      <PageMeta title={text.pageTitle} description={text.description} />
      <main className={publicSite.reading} id="indhold">
        <h1>{text.title}</h1>
        <p className={publicSite.lead}>{text.lead}</p>
        <h2>{text.includesTitle}</h2>
        <ul>
          {text.includes.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          {text.see} <a href="/folkeskole">folkeskolen</a>, <a href="/gymnasium">gymnasiet</a> og{' '}
          <a href="/voksenuddannelse">voksenuddannelsen</a>.
        </p>
        <h2 id="spoerg">{text.ask}</h2>
        <div className={classNames(s.form, !ContactForm && s.waiting)}>
          {ContactForm && <ContactForm loggedIn={startPath !== null} isPriceRequest />}
          {hasFailed && (
            <p role="alert">
              {contactText.notFetched} <Button onClick={() => void fetchPiece()}>{text.again}</Button>
            </p>
          )}
        </div>
      </main>
    </PublicFrame>
  );
}
