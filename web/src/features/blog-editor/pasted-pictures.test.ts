import { expect, it, vi } from 'vitest';
import { keepFiles, keepPictures } from './pasted-pictures.ts';

const DOT = 'data:image/png;base64,iVBORw0KGgo=';
const sent = (path: string) => vi.fn().mockResolvedValue({ id: 1, path });

it('PD-28 a picture that is pasted with a text is kept on the server, and the text around it stays', async () => {
  const send = sent('/blog/billeder/7');
  const { html, missing } = await keepPictures(`<p>Før</p><p> <img src="${DOT}"></p><p>Efter</p>`, send);
  expect(html).toBe('<p>Før</p><img src="/blog/billeder/7"><p>Efter</p>');
  expect(missing).toBe(0);
  const [file] = send.mock.calls[0] as [File];
  expect([file.type, file.size]).toEqual(['image/png', 8]);
});

it('PD-28 pictures of other sites and of the own disk cannot follow: they are counted and taken out, no empty frame stays', async () => {
  const send = vi.fn();
  const pasted = await keepPictures(
    '<p>A</p><figure><img src="https://andre.dk/a.png"></figure><p>B<img src="file:///C:/b.jpg"></p><img src="/blog/billeder/3">',
    send,
  );
  expect(pasted).toEqual({ html: '<p>A</p><p>B</p><img src="/blog/billeder/3">', missing: 2 });
  expect(send).not.toHaveBeenCalled();
});

it('PD-28 what the server refuses is shown with its own sentence, also of a file', async () => {
  const send = vi.fn().mockResolvedValue({ fault: 'Billedet fylder 20 MB. Det må højst fylde 10 MB.' });
  expect(await keepPictures(`<p>A</p><img src="${DOT}">`, send)).toMatchObject({
    html: '<p>A</p>',
    missing: 1,
    fault: 'Billedet fylder 20 MB. Det må højst fylde 10 MB.',
  });
  expect(await keepFiles([new File(['x'], 'a.png')], send)).toMatchObject({ html: '', missing: 1 });
  expect((await keepFiles([new File(['x'], 'a.png')], sent('/blog/billeder/8'))).html).toBe(
    '<figure><img src="/blog/billeder/8" alt=""></figure>',
  );
});
