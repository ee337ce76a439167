// Stands for the polyfill `object.entries` that node-polyglot asks for (20 kB for what every supported browser has).
module.exports = Object.entries;
