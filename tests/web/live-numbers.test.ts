/**
 * A browser that translates the page puts each piece of text into elements of its own, and React goes on to write into
 * the piece that is gone. It replaces the whole content of an element that has nothing but one text, so a number that
 * changes in place stands alone in its element.
 */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const WEB = `${import.meta.dirname}/../../web`

/** What writes an amount, a time or a figure for the reader: `show.money(…)`, `asClock(…)`. */
const WRITERS = new Set(['money', 'asClock', 'whole', 'amount', 'percent', 'plain', 'ofCustomer', 'ofShop'])

const nameOf = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText()

/** A text is made here of a number: not in an element inside, and not for an attribute of one. */
const writes = (node: ts.Node): boolean => {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false
  if (ts.isCallExpression(node) && WRITERS.has(nameOf(node.expression))) return true
  return ts.forEachChild(node, child => writes(child) || undefined) ?? false
}

const isEmpty = (child: ts.JsxChild): boolean =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) ||
  (ts.isJsxExpression(child) && !child.expression)

const mixedIn = (source: ts.SourceFile): string[] => {
  const found: string[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(child => !isEmpty(child))
      const mixed =
        children.length > 1 ? children.filter(child => ts.isJsxExpression(child) && writes(child)) : []
      found.push(...mixed.map(child => child.getText().replace(/\s+/g, ' ')))
    }
    ts.forEachChild(node, walk)
  }
  walk(source)
  return found
}

const sourceOf = (text: string) =>
  ts.createSourceFile('screen.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

test('A number beside another text is found, one alone in its element is not', () => {
  expect(mixedIn(sourceOf('const a = <p>{t("total")} {show.money(total)}</p>'))).toEqual([
    '{show.money(total)}',
  ])
  expect(mixedIn(sourceOf('const a = <p>{t("total")} <span>{show.money(total)}</span></p>'))).toEqual([])
})

test('Every number on a screen stands alone in its element', () => {
  const mixed = globSync('**/*.tsx', { cwd: WEB }).flatMap(path =>
    mixedIn(sourceOf(readFileSync(`${WEB}/${path}`, 'utf8'))).map(text => `${path}: ${text}`),
  )
  expect(mixed).toEqual([])
})
