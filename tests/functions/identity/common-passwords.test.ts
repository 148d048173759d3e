import { expect, test } from 'vitest'
import { isCommon } from '#functions/identity/common-passwords.ts'

test.each(['password1', 'PassWord1', '12345678', 'qwertyuiop', 'passwort', 'iloveyou'])(
  '%s is common',
  password => expect(isCommon(password)).toBe(true),
)

test.each(['Et-godt-kodeord', 'Kunde-demo-1', 'Admin-demo-1', 'correct horse battery'])(
  '%s is not',
  password => expect(isCommon(password)).toBe(false),
)
