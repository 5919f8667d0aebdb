import { Leaf } from '../../../ui/drawings.tsx';

/* Papirklip of the guides; fixed colours, because they are pictures and look the same by day and by night. */

const GREEN = '#1f6f5c';
const LEAF = '#5f9a6f';
const LEAF_2 = '#8fb77e';
const PAPER = '#fffefb';
const SAND = '#e9d9bd';
const INK = '#1f2a37';

/** An open book with a branch growing out of it: the guide begins. */
export function OpenGuideDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M4 4c120-4 236-2 352 1 3 78 2 156-1 231-118 3-236 3-351-1C1 158 2 80 4 4z" fill="#f6cda9" />
      <path d="M3 196c118-6 236-5 353-1l-1 41c-118 3-236 3-351-1z" fill="#a07a55" />
      <path d="M60 206c38-14 82-14 120 2 38-16 84-16 122-2l-4-92c-38-12-82-11-118 6-38-17-80-18-116-6z" fill={PAPER} />
      <path d="M180 120l1 88" stroke="#d5cbb9" strokeWidth="3" />
      <path
        d="M84 134c26-6 50-5 74 3M82 152c26-6 52-5 76 3M82 170c26-6 40-5 56-1M204 137c26-8 50-9 74-3M204 155c26-8 52-9 76-3M206 173c20-6 38-7 54-4"
        fill="none"
        stroke="#8b8170"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M180 122c-2-30 2-56 14-82" fill="none" stroke="#6b4f3a" strokeWidth="5" strokeLinecap="round" />
      <Leaf x={181} y={104} turn={-62} size={44} color={LEAF} />
      <Leaf x={182} y={92} turn={66} size={46} color={GREEN} />
      <Leaf x={185} y={70} turn={-44} size={42} color={LEAF_2} />
      <Leaf x={190} y={56} turn={58} size={38} color={LEAF} />
      <Leaf x={194} y={42} turn={10} size={40} color={GREEN} />
    </svg>
  );
}

/** y and colour of the pupils in the register. */
const PUPILS = [
  [92, '#7a4f7d'],
  [126, '#b5483a'],
  [160, '#2f6690'],
] as const;

/** A class register with index tabs: the classes one chooses between. */
export function RegisterDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M5 3c116-2 234-2 350 2 3 80 2 156 0 231-118 3-238 3-352-1C2 156 2 80 5 3z" fill="#cfe0e2" />
      <path d="M250 62l46 2 2 26-48-1z" fill="#e8894a" />
      <path d="M250 98l46 2 1 26-47-1z" fill={SAND} />
      <path d="M250 134l46 2 1 26-47-1z" fill={SAND} />
      <path d="M78 40l176-3 6 164-178 4z" fill={GREEN} />
      <path d="M92 50l154-3 4 146-154 4z" fill={PAPER} />
      <path d="M108 68l70-2" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      {PUPILS.map(([y, color]) => (
        <g key={y}>
          <path d={`M110 ${y}c1-9 19-10 21 0 1 11-20 13-21 0z`} fill={color} />
          <path d={`M146 ${y}l78-1`} stroke="#8b8170" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      <path d="M262 74l8 8 16-16" fill="none" stroke={PAPER} strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

/** Task sheets beside a leaf of the calendar: what is to be done, and when. */
export function AssignDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M4 5c118-4 238-3 352 0 2 78 3 154 0 231-118 4-236 3-352 0C2 158 1 82 4 5z" fill="#c3dccf" />
      <path d="M46 78l110-16 18 126-112 14z" fill={SAND} />
      <path d="M60 64l112-8 10 130-114 7z" fill={PAPER} />
      <path d="M80 86l66-5" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M82 108l76-5M84 126l74-5M86 144l72-5M88 162l46-3"
        stroke="#8b8170"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M214 74l106 3-3 116-106-3z" fill={PAPER} />
      <path d="M214 74l106 3-1 30-106-3z" fill="#b5483a" />
      <path d="M238 64l2 22M296 66l-1 22" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M230 124h12M256 124h12M282 125h12M230 146h12M282 147h12M230 168h12M256 168h12"
        stroke="#d5cbb9"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M246 146c0-10 26-12 28 1 2 14-28 14-28-1z" fill="#e8894a" />
      <path d="M254 146l5 5 9-10" fill="none" stroke={PAPER} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** y, width of the bar and its colour: all done, half done, not begun. */
const ROWS = [
  [76, 150, GREEN],
  [108, 150, GREEN],
  [140, 84, LEAF_2],
  [172, 26, '#e8894a'],
] as const;

/** A sheet with a bar for each pupil: some full, some half. */
export function StatusDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M3 4c118-3 238-3 353 1 3 80 2 154-1 231-118 3-238 3-351-1C1 160 1 80 3 4z" fill="#f3dcb4" />
      <path d="M50 36l252-4 6 170-254 4z" fill={PAPER} />
      <path d="M72 54l92-2" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      {ROWS.map(([y, width, color]) => (
        <g key={y}>
          <path d={`M72 ${y}c1-8 17-9 19 0 1 10-18 12-19 0z`} fill="#7a4f7d" />
          <path d={`M108 ${y - 7}l150-1v15l-150 1z`} fill="#efe6d6" />
          <path d={`M108 ${y - 7}l${width}-1v15l-${width} 1z`} fill={color} />
          {width === 150 && (
            <path
              d={`M270 ${y}l7 7 13-15`}
              fill="none"
              stroke={GREEN}
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
      <Leaf x={318} y={222} turn={-24} size={58} color={LEAF} />
      <Leaf x={322} y={224} turn={38} size={46} color={GREEN} />
    </svg>
  );
}
