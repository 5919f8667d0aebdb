import { PLAIN_READING, type Reading, READING_FONTS, READING_TINTS } from '@ordklar/contract';
import { Button } from '../../../ui/button.tsx';
import { Chips, Switch } from '../../../ui/choice.tsx';
import { Panel } from '../../../ui/overlays.tsx';
import { useChangeSetting } from '../../user-settings/index.ts';
import { readingText as text } from '../reading.text.ts';
import s from './readability-panel.module.css';

const steps = (words: readonly string[]) => words.map((label, index) => ({ value: String(index), label }));

/** A row of chips under what they choose. */
const Group = <Value extends string>(props: Parameters<typeof Chips<Value>>[0]) => (
  <div className={s.group}>
    <p aria-hidden="true">{props.label}</p>
    <Chips {...props} />
  </div>
);

function Choices({ reading, set }: { reading: Reading; set: (change: Partial<Reading>) => void }) {
  const stepped = (name: 'size' | 'spacing' | 'lines', label: string, words: readonly string[]) => (
    <Group
      label={label}
      options={steps(words)}
      value={String(reading[name])}
      onChange={(value) => set({ [name]: Number(value) })}
    />
  );
  return (
    <>
      {stepped('size', text.size, text.sizes)}
      {stepped('spacing', text.spacing, text.spacings)}
      {stepped('lines', text.lines, text.spacings)}
      <Group
        label={text.tint}
        options={READING_TINTS.map((value) => ({ value, label: text.tints[value] }))}
        value={reading.tint}
        onChange={(tint) => set({ tint })}
      />
      <Group
        label={text.font}
        options={READING_FONTS.map((value) => ({ value, label: text.fonts[value] }))}
        value={reading.font}
        onChange={(font) => set({ font })}
      />
      <Switch
        label={text.ruler}
        checked={reading.ruler}
        onChange={(event) => set({ ruler: event.currentTarget.checked })}
      />
    </>
  );
}

/** Size, spacing, lines, tint, letters and ruler: seen at once, and kept for all machines of the person. */
export function ReadabilityPanel({
  anchor,
  open,
  onChange,
  reading,
}: {
  anchor: HTMLElement | null;
  open: boolean;
  onChange: (open: boolean) => void;
  reading: Reading;
}) {
  const { choose } = useChangeSetting();
  return (
    <Panel anchor={anchor} open={open} onChange={onChange} label={text.title} className={s.panel ?? ''}>
      <div className={s.head}>
        <h2>{text.title}</h2>
        <p className="small">{text.note}</p>
      </div>
      <Choices reading={reading} set={(change) => void choose('reading', { ...reading, ...change })} />
      <div className={s.foot}>
        <Button look="quiet" onClick={() => void choose('reading', PLAIN_READING)}>
          {text.reset}
        </Button>
        <Button onClick={() => onChange(false)}>{text.close}</Button>
      </div>
    </Panel>
  );
}
