import { courses } from '@ordklar/content';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { Checkbox } from './choice.tsx';
import { CourseIcon } from './course-icon.tsx';
import { COURSE_LOOKS, courseLook } from './course-looks.ts';
import { TextArea, TextField } from './field.tsx';
import { Face } from './paper.tsx';
import { LoadingRows } from './states.tsx';
import { Tabs } from './tabs.tsx';
import { DateText, Picture, TruncatedText } from './text-parts.tsx';
import { Tooltip } from './tooltip.tsx';

function TabsAlone() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
  const tabs = [
    { id: 'a', label: 'Grammatik' },
    { id: 'b', label: 'Stavning' },
    { id: 'c', label: 'Andet' },
  ] as const;
  return <Tabs label="Fejltyper" panelId="panel" tabs={tabs} selected={tab} onSelect={setTab} />;
}

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;

it('a person has the same colour wherever the name stands, and people of a class are distinguished', () => {
  const colorOf = (name: string) => {
    const { container, unmount } = render(<Face name={name} />);
    const color = container.querySelector('[data-face]')?.getAttribute('data-face');
    unmount();
    return color;
  };
  expect(colorOf('Mette Krogh')).toBe(colorOf('  Mette  Krogh '));
  const names = ['Mette Krogh', 'Jonas Ravn Petersen', 'Freja Lindholm Madsen', 'Noah Friis', 'Åse Ø', 'Hassan Ali'];
  expect(new Set(names.map(colorOf)).size).toBeGreaterThan(3);
});

describe('Tabs', () => {
  it('SHELL-16 choose by click and by arrow keys, round the ends', async () => {
    const user = userEvent.setup();
    render(<TabsAlone />);
    await user.click(screen.getByRole('tab', { name: 'Stavning' }));
    expect(chosenTab()).toBe('Stavning');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosenTab()).toBe('Grammatik');
    await user.keyboard('{End}');
    expect(chosenTab()).toBe('Andet');
    expect(document.activeElement?.textContent).toBe('Andet');
  });
});

describe('Fields', () => {
  it('SHELL-16 say their error with the field', () => {
    render(
      <>
        <TextField label="Navn" error="Feltet er påkrævet" />
        <TextArea label="Besked" hint="Højst 1000 tegn" />
        <Checkbox label="Jeg giver lov" error="Påkrævet" />
      </>,
    );
    const name = screen.getByRole('textbox', { name: 'Navn' });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Feltet er påkrævet');
    expect(screen.getByRole('textbox', { name: 'Besked' }).getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Jeg giver lov' }).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('Pictures, dates and courses', () => {
  it('SHELL-16 shows the fallback when a picture is missing or cannot be fetched', () => {
    const { rerender } = render(<Picture src="/nej.png" alt="Et billede" fallback="intet" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('intet')).toBeTruthy();
    rerender(<Picture src="/ja.png" alt="Et andet" fallback="intet" />);
    expect(screen.getByRole('img', { name: 'Et andet' })).toBeTruthy();
    rerender(<Picture alt="Intet" fallback="intet" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('SHELL-16 SHELL-22 shows dates and says Ingen where there is none', () => {
    render(
      <>
        <DateText at={1_795_000_000} form="short" />
        <DateText at={null} />
      </>,
    );
    expect(screen.getByText('18/11/26 12.06').tagName).toBe('TIME');
    expect(screen.getByText('Ingen')).toBeTruthy();
  });

  it('SHELL-16 names the course and its lock', () => {
    render(<CourseIcon productId="teco" title="Danske fritekstopgaver" locked />);
    expect(screen.getByRole('img', { name: 'Danske fritekstopgaver, ingen licens' })).toBeTruthy();
  });

  it('CAT-01 draws every course with the icon and the colours of the catalogue', () => {
    expect(courses.length).toBeGreaterThan(35);
    for (const { productId, iconName, colorName, ribbonColor } of courses)
      expect([productId, COURSE_LOOKS[productId]]).toEqual([
        productId,
        { symbol: iconName, color: colorName, ...(ribbonColor && { ribbon: ribbonColor }) },
      ]);
  });

  it('CAT-02 draws an unknown course like gram', () => {
    expect(courseLook('zzzz')).toEqual(courseLook('gram'));
  });
});

describe('Words over things', () => {
  it('SHELL-15 CON-21 shows a tooltip 240 px wide on focus', async () => {
    const user = userEvent.setup();
    renderInApp(
      <Tooltip label="Deleanmodninger">
        <button type="button">Del</button>
      </Tooltip>,
    );
    await user.tab();
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toContain('Deleanmodninger');
    // 15rem is 240 px, and grows with the reader's own text size
    expect(tooltip.style.width).toContain('15rem');
  });

  it('SHELL-16 gives cut text a tooltip with the whole, and text that fits none', () => {
    const cut = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    renderInApp(<TruncatedText text="En meget lang titel" />);
    expect(screen.getByText('En meget lang titel').tabIndex).toBe(0);
    cut.mockReturnValue(0);
    renderInApp(<TruncatedText text="Kort" />);
    expect(screen.getByText('Kort').tabIndex).toBe(-1);
  });
});

it('without a net rows are not said to be on their way; with one they are again', () => {
  const net = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<LoadingRows label="Henter beskeder" />);
  expect(screen.getByText('Ingen forbindelse. Det kommer, når du er på nettet igen.')).toBeTruthy();
  net.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status', { name: 'Henter beskeder' })).toBeTruthy();
  expect(screen.queryByText(/^Ingen forbindelse/)).toBeNull();
});
