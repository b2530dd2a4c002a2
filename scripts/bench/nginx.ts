import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StaticServer {
  url: string;
  stop: () => Promise<void>;
}

const binary = '/usr/sbin/nginx';

/** Serves the given pages as files with nginx; null if nginx is not installed. */
export async function startNginx(
  folder: string,
  port: number,
  pages: Record<string, string>,
): Promise<StaticServer | null> {
  if (!existsSync(binary)) return null;
  const root = path.join(folder, 'html');
  await mkdir(root, { recursive: true });
  await Promise.all(
    Object.entries(pages).map(([name, html]) => writeFile(path.join(root, `${name}.html`), html)),
  );
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, configuration(folder, root, port));
  const child = spawn(binary, ['-p', folder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** One worker, compressing each response, like Next's single process. */
function configuration(folder: string, root: string, port: number): string {
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  types { text/html html; }
  charset utf-8;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  gzip on;
  gzip_comp_level 6;
  keepalive_requests 100000000;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`;
}
