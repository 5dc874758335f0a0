import { expect, test } from 'vitest'
import { declaredEncoding } from './declared-encoding.ts'

test.each(['constructor', 'toString', '__proto__'])(
  'fault F3 an encoding called %s is an unknown one, not a fault of ours',
  (name) => {
    expect(declaredEncoding(Buffer.from(`<?xml version="1.0" encoding="${name}"?><rss/>`), name).name).toBe(
      name.toLowerCase(),
    )
  },
)
