/** A mistake: its title, the place and the value that is written there, and the problem that the check must report. */
export type DeclarationMistake = readonly [
  title: string,
  at: string,
  written: unknown,
  said: {
    /** Reported path, if it differs from the path of the mistake. */
    path?: string;
    suggestion?: string;
    /** One of what is allowed. */
    allowed?: string;
    found?: RegExp;
  },
];
