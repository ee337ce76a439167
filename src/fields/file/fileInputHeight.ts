/** Height in px of an input for one file: label, button and the rule about files. */
export const FILE_INPUT_HEIGHT = 82;
