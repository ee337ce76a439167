// Stands for the package `warning`, which node-polyglot asks for: missing texts are told by src/i18n/i18nProvider.ts.
module.exports = (isFine, message) => {
  if (!isFine) console.warn(message);
};
