/** A line in which a word between *stars* stands out. */
export function Emphasised({ text }: { text: string }) {
  return text.split(/\*([^*]+)\*/).map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part));
}
