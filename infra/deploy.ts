/** `npm run deploy`: deploys the stacks that `cdk synth` writes, and lets infra/app.ts know that this is no rehearsal. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './modules.ts'

const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules', 'aws-cdk', 'bin', 'cdk'), 'deploy', '--all', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, REOL_DEPLOY: 'on' } },
)
process.exitCode = status ?? 1
