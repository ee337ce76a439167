/** A mistake: what it is, where it is made, what is written there, and what the check has to say of it. */
export type DeclarationMistake = readonly [
  title: string,
  at: string,
  written: unknown,
  said: {
    /** Where it is named, when that is not where it was made. */
    path?: string;
    suggestion?: string;
    /** One of what is allowed. */
    allowed?: string;
    found?: RegExp;
  },
];
