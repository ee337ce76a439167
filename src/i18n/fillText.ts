/** The `%{name}` placeholders of a text that is used without react-admin's translation. */
export { fillNames as fillText, namesInText as placeholdersOf } from '../lib/textPlaceholders';
