import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The present in unix seconds, renewed every half minute, so that words such as 'I dag' and 'Mangler' stay true. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
