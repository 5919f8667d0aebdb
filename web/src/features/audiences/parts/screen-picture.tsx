import type { Screen } from '../audiences.text.ts';
import s from './screen-picture.module.css';

/** The built addresses of all pictures; tools/site-pictures/shoot.ts takes them. */
const ADDRESSES = import.meta.glob<string>('../pictures/*.webp', { eager: true, query: '?url', import: 'default' });
const addressOf = (name: string, device: string, scheme: string): string =>
  ADDRESSES[`../pictures/${name}-${device}-${scheme}.webp`] ?? '';

/** What the pictures of a phone measure, px. */
const PHONE = [540, 1050] as const;

/**
 * A screen of the product as it looks on a device like the reader's, by day or by night. The one that is not shown is not
 * fetched: it is lazy, and has no place on the page.
 */
export function ScreenPicture({ screen: { picture, size, alt } }: { screen: Screen }) {
  return (['light', 'dark'] as const).map((scheme) => (
    <picture key={scheme} className={s[scheme]}>
      <source
        media="(max-width: 700px)"
        srcSet={addressOf(picture, 'phone', scheme)}
        width={PHONE[0]}
        height={PHONE[1]}
      />
      <img
        className={s.screen}
        src={addressOf(picture, 'wide', scheme)}
        alt={alt}
        width={size[0]}
        height={size[1]}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
