import { expect, it } from 'vitest';
import { isWeak } from './weak-password.ts';

it.each([
  ['password'],
  ['        '],
  ['Password123!'],
  ['P@ssw0rd'],
  ['12345678'],
  ['87654321'],
  ['qwertyuiop'],
  ['1q2w3e4r'],
  ['aaaaaaaaaa'],
  ['abababab'],
  ['iloveyou2'],
  ['йцукенгш'],
  ['пароль123'],
  ['senha2024'],
  ['12341234'],
  ['anneliese'],
  ['anneliese1990'],
])('%j is tried first by whoever guesses', (password) => {
  expect(isWeak(password, 'Anneliese@example.org')).toBe(true);
});

it.each([
  ['correct horse battery'],
  ['korridor-7-lampe'],
  ['tr0ub4dor&3x'],
  ['mein erster Hund'],
  ['четыре зелёных кота'],
  ['passwordless gardens'],
])('%j is not', (password) => {
  expect(isWeak(password, 'ann@example.org')).toBe(false);
});
