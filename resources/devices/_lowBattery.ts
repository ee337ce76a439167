/** Tones of a battery: soon empty in red, to be changed in amber. In percent. */
export const lowBattery = [
  { upTo: 10, tone: 'danger' as const },
  { upTo: 25, tone: 'warning' as const },
];
