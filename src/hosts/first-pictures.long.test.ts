import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
