import { Parser } from 'htmlparser2';

/** Elements that a post is made of, with the attributes that they may have. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  br: [],
  hr: [],
  a: ['href'],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  aside: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: [],
  figcaption: [],
  img: ['src', 'alt'],
  mark: ['class'],
};
const SAME_AS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' };
const VOID = new Set(['br', 'hr', 'img']);
/** Elements whose content is not text for a reader. */
const DROPPED = new Set(
  'script style template iframe object embed noscript svg math form textarea title select button head'.split(' '),
);

const ATTRIBUTE: Readonly<Record<string, RegExp>> = {
  // http(s), mail, phone and places on our own site: never javascript: or data:, nor another site by //
  href: /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
  src: /^\/blog\/billeder\/\d+$/,
  alt: /^/,
  scope: /^(?:col|row)$/,
  colspan: /^[1-9]$/,
  rowspan: /^[1-9]\d?$/,
  class: /^mark mark--(?:spelling|grammar|confusion|add|ring|rephrase|delete|own)$/,
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function opening(tag: string, given: Readonly<Record<string, string>>): string {
  const attributes = (ALLOWED[tag] ?? []).flatMap((name) => {
    const value = given[name]?.trim();
    return value !== undefined && ATTRIBUTE[name]?.test(value) ? [` ${name}="${escape(value)}"`] : [];
  });
  if (tag === 'a') attributes.push(' rel="noopener"');
  return `<${tag}${attributes.join('')}>`;
}

/**
 * HTML rebuilt from an allow-list: no script, no style, no address that runs something, every element closed. An
 * element that is not known gives way to its own text. Cleaning what is clean changes nothing.
 */
export function cleanHtml(html: string): string {
  let out = '';
  let dropped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name)) dropped++;
        const tag = SAME_AS[name] ?? name;
        if (dropped > 0 || !(tag in ALLOWED)) return;
        // a picture from elsewhere would tell that site who reads
        if (tag === 'img' && !ATTRIBUTE.src?.test(attributes.src ?? '')) return;
        out += opening(tag, attributes);
      },
      ontext(text) {
        if (dropped === 0) out += escape(text);
      },
      onclosetag(name) {
        if (DROPPED.has(name)) {
          dropped--;
          return;
        }
        const tag = SAME_AS[name] ?? name;
        if (dropped === 0 && tag in ALLOWED && !VOID.has(tag)) out += `</${tag}>`;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false },
  );
  parser.write(html);
  parser.end();
  return out.trim();
}

/** The words of HTML, without its elements. */
export function plainText(html: string): string {
  let out = '';
  const parser = new Parser({
    ontext: (text) => {
      out += text;
    },
    onclosetag: () => {
      out += ' ';
    },
  });
  parser.write(html);
  parser.end();
  return out.replace(/\s+/g, ' ').trim();
}
