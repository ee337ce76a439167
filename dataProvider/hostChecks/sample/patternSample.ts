/**
 * Returns a text that a simple regular expression matches, or undefined for parts that it does not know. The caller checks the
 * text against the pattern. `digits` fill the places of digits, so that two runs write different texts.
 */
export function patternSample(pattern: string, digits: string): string | undefined {
  const reader = new PatternReader(pattern, digits);
  try {
    return reader.readAll();
  } catch (error) {
    if (error instanceof UnknownPartError) return undefined;
    throw error;
  }
}

class UnknownPartError extends Error {}

/** Characters that are tried for a class, letters and digits first. */
const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-. @/:;,+#$%&()*='];

class PatternReader {
  private index = 0;
  private usedDigits = 0;

  constructor(
    private readonly pattern: string,
    private readonly digits: string,
  ) {}

  readAll(): string {
    const text = this.readAlternatives();
    if (this.index < this.pattern.length) throw new UnknownPartError();
    return text;
  }

  /** Reads alternatives and returns the text of the first. */
  private readAlternatives(): string {
    const texts = [this.readSequence()];
    while (this.peek() === '|') {
      this.index += 1;
      texts.push(this.readSequence());
    }
    return texts[0] ?? '';
  }

  private readSequence(): string {
    let text = '';
    while (this.index < this.pattern.length && this.peek() !== '|' && this.peek() !== ')') {
      const start = this.index;
      const part = this.readAtom();
      const end = this.index;
      const count = this.readCount();
      const after = this.index;
      if (count > 0) text += part;
      for (let repeat = 1; repeat < count; repeat++) {
        this.index = start;
        text += this.readAtom();
        if (this.index !== end) throw new UnknownPartError();
      }
      this.index = after;
    }
    return text;
  }

  private readAtom(): string {
    const character = this.pattern[this.index++] ?? '';
    if (character === '^' || character === '$') return '';
    if (character === '.') return 'A';
    if (character === '[') return this.readClass();
    if (character === '(') return this.readGroup();
    if (character === '\\') return this.readEscape();
    if ('*+?{'.includes(character)) throw new UnknownPartError();
    return character;
  }

  private readGroup(): string {
    if (this.pattern.startsWith('?:', this.index)) this.index += 2;
    else if (this.peek() === '?') throw new UnknownPartError();
    const text = this.readAlternatives();
    if (this.pattern[this.index++] !== ')') throw new UnknownPartError();
    return text;
  }

  private readClass(): string {
    const end = /(?:[^\\\]]|\\.)*\]/y;
    end.lastIndex = this.index;
    const match = end.exec(this.pattern);
    if (!match) throw new UnknownPartError();
    const members = match[0];
    this.index += members.length;
    const matcher = new RegExp(`^[${members}$`, 'u');
    if (matcher.test('0') && matcher.test('9')) {
      // A class of letters and digits starts with a letter, as most codes do.
      const letter = CHARACTERS.find((candidate) => /[a-z]/i.test(candidate) && matcher.test(candidate));
      return this.usedDigits === 0 && letter !== undefined && this.usedLetters++ === 0
        ? letter
        : this.nextDigit();
    }
    const character = CHARACTERS.find((candidate) => matcher.test(candidate));
    if (character === undefined) throw new UnknownPartError();
    return character;
  }

  private usedLetters = 0;

  private readEscape(): string {
    const character = this.pattern[this.index++] ?? '';
    if (character === 'd') return this.nextDigit();
    if (character === 'w') return this.nextDigit();
    if (character === 's') return ' ';
    if (/[a-z\d]/i.test(character)) throw new UnknownPartError();
    return character;
  }

  /** The last digits of the run differ most between runs. */
  private nextDigit(): string {
    this.usedDigits += 1;
    return this.digits.at(-(((this.usedDigits - 1) % this.digits.length) + 1)) ?? '0';
  }

  /** Reads a quantifier and returns the number of repetitions to write. */
  private readCount(): number {
    const quantifier = /[*+?]|\{(\d+)(?:,(\d*))?\}/y;
    quantifier.lastIndex = this.index;
    const match = quantifier.exec(this.pattern);
    if (!match) return 1;
    this.index += match[0].length;
    if (this.peek() === '?') this.index += 1;
    const [, least] = match;
    if (least !== undefined)
      return Math.max(Number(least), match[2] === '0' ? 0 : Math.min(1, Number(match[2] ?? least) || 1));
    return match[0] === '+' ? Math.min(8, this.digits.length) : match[0] === '*' ? 1 : 0;
  }

  private peek(): string | undefined {
    return this.pattern[this.index];
  }
}
