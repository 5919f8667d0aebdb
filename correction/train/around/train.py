"""train.py WORK LANGUAGE.bin SECONDS OUT.pt: the net, both questions in turn; every fiftieth of the near places is kept apart."""
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

sys.path.append(str(Path(__file__).parent.parent))
from data import careless, rows_of, small_rows, tensors
from net import QUESTIONS, Net
from sections import read_sections

work, language, seconds, out = sys.argv[1:]
seconds = float(seconds)
AT_A_TIME, OF_NEAR = 2048, 0.45
FIRST_STEP, LAST_STEP = 2e-3, 2e-5
SAY = 120
torch.manual_seed(1)
torch.set_num_threads(1)
rng = np.random.default_rng(1)
small = small_rows(bytes(read_sections(language)['words']).decode().split('\n'))
near, kept, far = {}, {}, {}
for question in QUESTIONS:
    rows = rows_of(f'{work}/{question}.near', question)
    order = rng.permutation(len(rows))
    apart = len(rows) // 50
    kept[question], near[question] = rows[order[: min(apart, 20_000)]], rows[order[apart:]]
    far[question] = rows_of(f'{work}/{question}.far', question)
net = Net()
step = torch.optim.Adam(net.parameters(), FIRST_STEP)
began, said, seen = time.time(), 0, 0


def judge():
    net.eval()
    with torch.no_grad():
        for question in QUESTIONS:
            told, right = tensors(kept[question], question)
            answers = net(question, *told)
            print(
                f'{time.time() - began:.0f} s, {seen / 1e6:.1f} M places, {question}: of those kept apart {(answers.argmax(1) == right).float().mean():.4f} right, loss {F.cross_entropy(answers, right):.4f}',
                flush=True,
            )
    net.train()


while (share := (time.time() - began) / seconds) < 1:
    for group in step.param_groups:
        group['lr'] = FIRST_STEP * (1 - share) + LAST_STEP
    loss = 0
    for question in QUESTIONS:
        of_near = int(AT_A_TIME * OF_NEAR)
        some = lambda rows, count: rows[rng.integers(0, len(rows), count)]
        batch = np.concatenate([some(near[question], of_near), some(far[question], AT_A_TIME - of_near)])
        told, right = tensors(careless(batch, question, small, rng), question)
        loss = loss + F.cross_entropy(net(question, *told), right)
        seen += AT_A_TIME
    step.zero_grad()
    loss.backward()
    step.step()
    if time.time() - began > said + SAY:
        said = time.time() - began
        judge()
judge()
torch.save(net.state_dict(), out)
