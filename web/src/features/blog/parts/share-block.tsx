import type { ShareLink } from '@ordklar/contract';
import { IconBrandFacebook, IconBrandLinkedin } from '../../../ui/icons.ts';
import { blogText as text } from '../blog.text.ts';
import s from './share-block.module.css';

/** The window that opens for it (CON-07). */
const WINDOW = 'popup,width=500,height=500';
const SIGNS = { facebook: IconBrandFacebook, linkedin: IconBrandLinkedin };

/** Ways to tell others of the post (BLOG-25): links, which open a small window where there is a script. */
export function ShareBlock({ links }: { links: readonly ShareLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="del">
      <h2 id="del" className={s.title}>
        {text.share}
      </h2>
      <ul className={s.links}>
        {links.map(({ key, url }) => {
          const Sign = SIGNS[key];
          return (
            <li key={key}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={text.shareOn[key]}
                onClick={(event) => {
                  event.preventDefault();
                  window.open(url, key, WINDOW);
                }}
              >
                <Sign aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
