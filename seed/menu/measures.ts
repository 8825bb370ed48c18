import type { Measure } from "#domain/menu/measure.ts";

export const liters = (quantity: number): Measure => ({ quantity, unit: "litre" });

export const grams = (quantity: number): Measure => ({ quantity, unit: "gram" });

export const servings = (quantity: number): Measure => ({ quantity, unit: "portion" });

export const pieces = (quantity: number): Measure => ({ quantity, unit: "piece" });
