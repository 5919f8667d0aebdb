import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/** Elements that formatted text needs; every other one gives way to its own content. */
const ALLOWED = new Set(
  'a b blockquote br code em figcaption figure h2 h3 h4 hr i img li mark ol p small strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
/** Elements whose content is not text for a reader. */
const DROPPED = new Set('script style template iframe object embed noscript svg math form textarea title'.split(' '));
const VOID = new Set(['br', 'hr', 'img']);

/** http(s), mail, phone and addresses on our own site; anything else (javascript:, data:) is dropped. */
function safeAddress(address: string | null): string | undefined {
  if (address === null) return undefined;
  const { protocol } = new URL(address, 'https://ordklar.invalid');
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? address : undefined;
}

function attributes(element: Element, tag: string): object {
  try {
    if (tag === 'a') return { href: safeAddress(element.getAttribute('href')), rel: 'noopener noreferrer' };
    if (tag === 'img') return { src: safeAddress(element.getAttribute('src')), alt: element.getAttribute('alt') ?? '' };
  } catch {
    // an address that cannot be parsed leads nowhere
  }
  return {};
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  if (DROPPED.has(tag)) return null;
  const children = VOID.has(tag) ? undefined : [...element.childNodes].map(toReact);
  if (!ALLOWED.has(tag)) return createElement(Fragment, { key }, children);
  return createElement(tag, { key, ...attributes(element, tag) }, children);
}

/** Shows HTML from the server or a caller as elements built again from an allow-list; no attribute but a safe address stays. */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(toReact),
    [html],
  );
  return <>{content}</>;
}
