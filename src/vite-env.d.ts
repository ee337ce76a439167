interface ImportMetaEnv {
  /** Origins that get the session's token besides the one of the sign-in, apart by spaces. */
  readonly VITE_TOKEN_ORIGINS?: string;
}
