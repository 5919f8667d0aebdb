/** A paper cloud that lets a sheet of paper down. */
export function CloudDrawing() {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true">
      <path
        d="M40 92c-24 0-34-16-32-30 2-16 16-24 30-22 4-20 24-32 46-28 16 2 28 12 34 26 22-8 46 2 50 22 3 20-12 32-30 32z"
        fill="var(--cut-sky)"
      />
      <path d="M70 60l56-2 4 72-58 4z" fill="var(--cut-paper)" />
      <path d="M84 76h30M84 88h30M85 100h18" stroke="var(--cut-ghost)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M100 108v26M90 124l10 12 10-12"
        fill="none"
        stroke="var(--cut-apricot)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
