/** First match wins: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/CrOS/, 'Chromebook'],
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** What people call the browser and machine that described itself so: 'Chrome på Windows'. */
export function deviceOf(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  if (browser && system) return `${browser} på ${system}`;
  return browser ?? system ?? 'Ukendt enhed';
}
