import config from '../playwright.config';

const { launchOptions } = config.use ?? {};

/** Options of a browser that loads typefaces, as those of people do; the one of the journeys does not. */
export const launchOptionsWithFonts = {
  ...launchOptions,
  args: (launchOptions?.args ?? []).filter((argument) => argument !== '--disable-remote-fonts'),
};
