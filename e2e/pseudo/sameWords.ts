/** Words that are not translated, by reason. They are compared in lower case. */
const words: Readonly<Record<string, string>> = {
  'identifiers of the product': 'gid qid did uuid sku',
  'names of the product, the same in Spanish and English':
    'gateway gateways ticket tickets tenants check-in check-ins check-out academy digital signage',
  'the same word in Spanish and English': 'alias roles hotel horizontal digital sensor',
  'names and abbreviations of technology': 'qr nfc csv ip url pin png jpg pdf z-wave',
  'key of the keyboard': 'ctrl',
  'form of a time of day, an international sign': 'hh mm',
  'names of languages, in themselves': 'español english',
  'name of a manufacturer': 'dahua',
  units: 'kwh kw wh ms w h min s m km kb mb gb l ppm db dbm lx px v a hz',
};

/** Names of months, days and the demo's zone, and words of relative ages: the browser writes them. */
function intlWords(): string[] {
  const texts: string[] = ['AM', 'PM', 'Central European Standard Summer Time'];
  for (const style of ['long', 'short', 'narrow'] as const) {
    for (let month = 0; month < 12; month += 1)
      texts.push(new Intl.DateTimeFormat('en-GB', { month: style }).format(new Date(2026, month, 15)));
    for (let day = 1; day <= 7; day += 1)
      texts.push(new Intl.DateTimeFormat('en-GB', { weekday: style }).format(new Date(2026, 5, day)));
    for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const)
      for (const count of [-2, -1, 0, 1, 2])
        texts.push(
          new Intl.RelativeTimeFormat('en-GB', { style, numeric: 'auto' }).format(count, unit),
          new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: style }).format(count),
        );
  }
  return texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
}

/** Words that pages may show without accents. */
export const sameWords: ReadonlySet<string> = new Set(
  [...Object.values(words).flatMap((line) => line.split(/[ -]/)), ...intlWords()].map((word) =>
    word.toLowerCase(),
  ),
);
