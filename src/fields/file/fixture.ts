import type { FieldFixture } from '../core/types';

export default {
  field: { maxBytes: 1024, exclusiveLimit: true },
  values: [
    { name: 'privacidad.pdf', content: 'JVBERi0xLjc=' },
    'https://example.com/docs/aviso%20legal.pdf?v=2',
  ],
  invalid: [
    new File(['%PDF-1.7'], 'script.exe'),
    new File(['<html>'], 'aviso.pdf', { type: 'application/pdf' }),
    new File(['%PDF-', new Uint8Array(1019)], 'aviso.pdf', { type: 'application/pdf' }),
    7,
  ],
} satisfies FieldFixture;
