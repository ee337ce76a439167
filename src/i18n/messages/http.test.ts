import { STATUS_CODES } from 'node:http';
import { describe, it, expect } from 'vitest';
import { http } from './http';

const texts: Record<string, string> = http;

describe('http', () => {
  it('has a text for every status [HTTP-09]', () => {
    const codes = Object.keys(STATUS_CODES).filter((code) => code !== '509');
    expect(codes.length).toBeGreaterThan(60);
    const offenders = codes
      .filter((code) => !/^\p{Lu}.{10,}$/u.test(texts[code] ?? ''))
      .map((code) => `${code}: ${texts[code]}`);
    expect(offenders).toEqual([]);
  });

  it('says a different thing for each code [HTTP-13]', () => {
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
  });

  it('has the literal texts of the specification', () => {
    expect(texts['ECONNABORTED'], 'HTTP-02').toBe('Se ha superado el tiempo en la petición');
    expect(texts['800'], 'HTTP-04').toBe('Ha ocurrido un error en la página web');
    expect(texts['401'], 'HTTP-10').toBe('No estás autorizado para realizar esta acción');
    expect(texts['403'], 'HTTP-11').toBe('Tu usuario no tiene permisos para esta acción');
  });

  it('completes the text of a request without an answer [HTTP-03, HTTP-06]', () => {
    expect(texts['801']).toMatch(/^La solicitud ha sido enviada pero no hemos recibido respuesta.+\.$/);
  });
});
