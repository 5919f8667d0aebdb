/* Papirklip of the front page; fixed colours, because they are pictures and look the same by day and by night. */

/** A paper boat under the sun: the years of the Folkeskole. */
export function PaperBoat() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M4 236c-3-60-2-130 2-232 110-4 240-3 349 1 4 90 3 170 0 230-118 4-240 3-351 1z" fill="#cfe0e2" />
      <circle cx="286" cy="58" r="26" fill="#e8894a" />
      <path d="M4 176c40-12 62 10 100 2s60-14 98-2 62 8 92-2 40-6 64 0l-1 62H5z" fill="#2f6690" />
      <path d="M4 204c36-10 66 8 100 0s64-10 98 0 62 8 92-2 42-4 64 0v34H5z" fill="#1f4c6e" />
      <path d="M84 138l96-68 4 66z" fill="#fffefb" />
      <path d="M180 70l86 68-82-2z" fill="#e9d9bd" />
      <path d="M58 136l236 3-40 52-156-2z" fill="#fffefb" />
      <path d="M58 136l122 1.500L98 189z" fill="#e9d9bd" />
      <path d="M112 158h70M108 168h52" stroke="#8b8170" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A student cap on three books: the gymnasium. */
export function StudentCap() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M3 5c120-4 232-3 353 0 3 74 4 150 0 231-120 4-236 3-351-1C1 160 2 82 3 5z" fill="#f6cda9" />
      <path d="M62 236l3-26 222-4 4 30z" fill="#7a4f7d" />
      <path d="M78 208l2-24 216-3 1 26z" fill="#fffefb" />
      <path d="M66 184l3-25 210-3 2 25z" fill="#1f6f5c" />
      <path d="M84 192h196M84 199h196" stroke="#e9d9bd" strokeWidth="2" />
      <path d="M88 132c4-58 44-82 98-80 48 2 84 26 88 76-60 16-132 18-186 4z" fill="#fffefb" />
      <path d="M86 128c60 14 128 12 190-4l2 24c-64 18-132 19-194 5z" fill="#a4352a" />
      <path d="M108 156c46 9 98 8 150-4 10 12 10 18 4 26-52-10-104-9-152 3-8-8-8-17-2-25z" fill="#1f2a37" />
      <circle cx="182" cy="140" r="12" fill="#e9d9bd" />
      <path d="M182 132v16M174 140h16" stroke="#a4352a" strokeWidth="3.500" />
    </svg>
  );
}

/** A mug and an open book under a lamp: adults who learn in the evening. */
export function EveningDesk() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true">
      <path d="M5 4c116-2 238-3 350 1 3 84 2 160-1 231-118 3-240 4-350 0C1 150 2 76 5 4z" fill="#c3dccf" />
      <path d="M4 190c118-4 238-3 351 1v45c-118 3-240 4-350 0z" fill="#a07a55" />
      <path d="M170 188l-40-4 26-62 118-2 34 66z" fill="#fffefb" />
      <path d="M214 121l4 66" stroke="#e5dccd" strokeWidth="3" />
      <path
        d="M170 140h30M164 154h38M158 168h46M230 138h34M232 152h42M234 166h30"
        stroke="#8b8170"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M56 132l72 1-8 56H66z" fill="#b5483a" />
      <path d="M126 144c24-4 26 30-2 30" fill="none" stroke="#b5483a" strokeWidth="9" />
      <path
        d="M76 116c-8-12 8-18 0-32M96 116c-8-12 8-18 0-32"
        fill="none"
        stroke="#fffefb"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M284 30l44 4-8 38h-52z" fill="#e8894a" />
      <path d="M296 72l-2 114" stroke="#1f2a37" strokeWidth="5" />
      <path d="M272 187l50-1 4 8h-60z" fill="#1f2a37" />
    </svg>
  );
}

/** A marked sheet with a tick over it: the teacher has said yes. */
export function ApprovedSheet() {
  return (
    <svg viewBox="0 0 380 300" aria-hidden="true">
      <path d="M40 300l6-180c2-8 8-12 16-12l258-4c9 0 14 5 15 13l5 183z" fill="#0f372e" />
      <path d="M60 300l5-168 250-4 6 172z" fill="#fffefb" />
      <path
        d="M90 166h120M90 190h170M90 214h150M90 238h176"
        stroke="#1f2a37"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M128 199c3-4 6-4 9 0s6 4 9 0 6-4 9 0 6 4 9 0" fill="none" stroke="#c23a2e" strokeWidth="3" />
      <path d="M90 246h44M90 251h44" stroke="#2a5cab" strokeWidth="2.500" />
      <path d="M218 222l6-7 6 7" fill="none" stroke="#c9682b" strokeWidth="3.500" />
      <path
        d="M262 20c46-4 84 14 86 52 2 40-34 54-64 54l-30 24 4-30c-34-8-48-26-48-48 0-30 22-50 52-52z"
        fill="#e8894a"
      />
      <path
        d="M254 64l16 18 36-36"
        fill="none"
        stroke="#fffefb"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
