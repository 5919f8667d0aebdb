import { Leaf } from '../../../ui/drawings.tsx';

/* Papirklip of the way of a text; fixed colours, as the other pictures of the guides. */

const PAPER = '#fffefb';
const INK = '#1f2a37';
const LINE = '#8b8170';
const RULE = '#edc9bf';
const SPELLING = '#c23a2e';
const GRAMMAR = '#2a5cab';
const CONFUSION = '#7d45a3';
const PUNCTUATION = '#c9682b';

/** A wavy, a double, a dotted line and a caret: the marks of a text whose lines begin at (x, y), 30 apart. */
function Marks({ x, y }: { x: number; y: number }) {
  return (
    <g fill="none" strokeWidth="3" strokeLinecap="round">
      <path d={`M${x + 30} ${y + 9}c3-4 6-4 9 0s6 4 9 0 6-4 9 0 6 4 9 0`} stroke={SPELLING} />
      <path d={`M${x + 92} ${y + 37}h48M${x + 92} ${y + 43}h48`} stroke={GRAMMAR} strokeWidth="2.5" />
      <path d={`M${x + 14} ${y + 69}h44`} stroke={CONFUSION} strokeWidth="3.500" strokeDasharray="1 8" />
      <path d={`M${x + 96} ${y + 72}l7-8 7 8`} stroke={PUNCTUATION} strokeWidth="4" />
    </g>
  );
}

/** A marked sheet and a big tick: the teacher has said yes. */
export function MarkedSheetDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M4 4c118-3 236-3 352 1 3 78 2 154-1 231-118 3-236 4-351-1C2 158 1 80 4 4z" fill="#cfe0e2" />
      <path d="M62 30l206-4 8 184-210 4z" fill={PAPER} />
      <path d="M98 30l5 183" stroke={RULE} strokeWidth="2" />
      <path
        d="M116 58h104M116 88h132M116 118h112M116 148h126M116 178h62"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
      <Marks x={116} y={60} />
      <path
        d="M262 96c38-3 66 12 67 42 1 32-28 43-52 43l-24 20 3-24c-28-7-38-22-38-39 0-25 18-40 44-42z"
        fill="#e8894a"
      />
      <path
        d="M252 138l14 15 30-31"
        fill="none"
        stroke={PAPER}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A Word file on its way into the tray. */
export function HandInDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M5 4c118-3 236-2 350 1 3 80 3 156 0 231-118 4-236 3-352-1C1 156 2 80 5 4z" fill="#f6cda9" />
      <path d="M48 158l64-6 22 34h92l22-34 64 6 6 58-276 3z" fill="#1f6f5c" />
      <path d="M48 158l64-6 22 34h92l22-34 64 6-20-30-224-2z" fill="#14493d" />
      <path d="M114 24l102-3 28 30 6 118-132 5z" fill={PAPER} />
      <path d="M216 21l28 30-27 1z" fill="#e9d9bd" />
      <path d="M138 62h62M138 82h88M140 102h70" stroke={LINE} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M182 116v38M164 138l18 20 18-20"
        fill="none"
        stroke="#b5483a"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M48 158l64-6 22 34h92l22-34 64 6 6 58-276 3z" fill="#1f6f5c" />
      <path d="M150 204h60" stroke="#97c2af" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}

/** A marked sheet under the teacher's pencil; one mark is rubbed out, one is new. */
export function PencilDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M4 5c118-4 238-3 352 0 2 78 3 154 0 231-118 4-236 3-352 0C2 158 1 82 4 5z" fill="#c3dccf" />
      <path d="M40 34l214-8 12 182-218 6z" fill={PAPER} />
      <path d="M78 33l8 180" stroke={RULE} strokeWidth="2" />
      <path
        d="M98 62h106M98 92h134M98 122h112M98 152h128M98 182h70"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
      <Marks x={98} y={64} />
      <path d="M188 44l44-2 1 26-44 2z" fill={PAPER} opacity=".8" />
      <path d="M100 192h66" stroke="#1f6f5c" strokeWidth="4" strokeLinecap="round" />
      <Leaf x={178} y={194} turn={56} size={22} color="#5f9a6f" />
      <path d="M212 176l94-112 26 20-92 112z" fill="#e8894a" />
      <path d="M306 64l10-12c8-6 30 10 26 20l-10 12z" fill="#b5483a" />
      <path d="M225 165l94-112 13 31-92 112z" fill="#c9682b" opacity=".45" />
      <path d="M212 176l28 20-36 16z" fill="#e9d9bd" />
      <path d="M209 197l5 9-10 6z" fill={INK} />
    </svg>
  );
}

/** x, height and colour of the three most frequent types. */
const TOP_THREE = [
  [206, 46, SPELLING],
  [240, 32, PUNCTUATION],
  [274, 20, GRAMMAR],
] as const;

/** The text is back: the marks in the margin, the three most frequent types on top, and a leaf for the work. */
export function ReturnedSheetDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M3 4c118-3 238-3 353 1 3 80 2 154-1 231-118 3-238 3-351-1C1 160 1 80 3 4z" fill="#f3dcb4" />
      <path d="M52 24l262-4 6 196-264 4z" fill={PAPER} />
      <path d="M92 24l5 195" stroke={RULE} strokeWidth="2" />
      <path d="M112 50h66" stroke={INK} strokeWidth="8" strokeLinecap="round" />
      <path d="M112 72h44" stroke={LINE} strokeWidth="4" strokeLinecap="round" />
      {TOP_THREE.map(([x, height, color]) => (
        <path key={x} d={`M${x} ${88 - height}l22-1 1 ${height}-22 1z`} fill={color} />
      ))}
      <path d="M112 120h112M112 150h144M112 180h116" stroke={INK} strokeWidth="5" strokeLinecap="round" opacity=".7" />
      <Marks x={112} y={122} />
      <path
        d="M72 114c0-7 15-8 16 0 1 9-16 9-16 0zM73 145c0-7 15-8 16 0 1 9-16 9-16 0zM74 176c0-7 15-8 16 0 1 9-16 9-16 0z"
        fill="#e9d9bd"
      />
      <path d="M284 226c0-14 2-26 8-36" fill="none" stroke="#6b4f3a" strokeWidth="5" strokeLinecap="round" />
      <Leaf x={286} y={210} turn={-58} size={44} color="#8fb77e" />
      <Leaf x={290} y={196} turn={30} size={52} color="#1f6f5c" />
    </svg>
  );
}
