import { NewsletterForm } from './newsletter-form.tsx';
import { newsletterText as text } from './newsletter.text.ts';
import s from './newsletter.module.css';

/** The sign-up at the end of a public page. */
export function NewsletterStrip() {
  return (
    <section className={s.strip} aria-labelledby="nyhedsbrev">
      <div>
        <h2 id="nyhedsbrev">{text.title}</h2>
        <p>{text.lead}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
