/** Texts of counters. Not in `fieldTexts`: they load with the first input that has one. */
export const counterTexts = {
  characters: '%{smart_count} carácter |||| %{smart_count} caracteres',
  of: 'Caracteres:',
} as const;
