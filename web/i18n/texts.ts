/** Texts of one language and domain, by their keys: `{{name}}` stands for a value, `_one` and `_other` for numbers. */
export type Texts = Record<string, string>
