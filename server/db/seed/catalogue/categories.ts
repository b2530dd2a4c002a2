import { electronics } from './categories-electronics.ts';
import { household } from './categories-home.ts';

export const categories = [...electronics, ...household];
