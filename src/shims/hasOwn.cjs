// Stands for `hasown` and the polyfills behind it, for node-polyglot.
module.exports = Object.hasOwn;
