import type { AnimationName } from './animations/load-animation.ts';
import { Animation } from './animation.tsx';

/** From the best down: the lowest percent of each weather. */
const WEATHER: readonly (readonly [number, AnimationName])[] = [
  [85, 'weather-sun'],
  [60, 'weather-sun-cloud'],
  [35, 'weather-cloud'],
  [0, 'weather-rain'],
];

/** How it went as weather (SHELL-19), beside the percent in words: sun from 85, rain below 35. */
export function WeatherIcon({ percent }: { percent: number }) {
  const [, name = 'weather-rain'] = WEATHER.find(([from]) => percent >= from) ?? [];
  return <Animation name={name} className="weather" />;
}
